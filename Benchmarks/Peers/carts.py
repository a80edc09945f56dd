"""Prices random carts with Arcade and with django-oscar, and fails if a total differs by a cent.

Both support three kinds of offers: free pieces of a product, an amount or a percentage off each piece from a count,
and an amount off an order from a total.
"""

import json
import pathlib
import random
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent


def check(binaries, count, seed):
    """Prices a number of carts with both; returns the number of carts with a reduction."""
    carts = [cart(random.Random(seed * 1_000_000 + number)) for number in range(count)]
    oscar = subprocess.run(
        [sys.executable, HERE / "cart_oscar.py"], input=json.dumps(carts), capture_output=True, text=True
    )
    if oscar.returncode != 0:
        raise SystemExit(f"The carts could not be priced:\n{oscar.stderr}")
    reduced = 0
    with tempfile.TemporaryDirectory() as folder:
        for number, (one, other) in enumerate(zip(carts, map(int, oscar.stdout.split()), strict=True)):
            quote = priced(binaries / "arcade", one, pathlib.Path(folder))
            total = cents(quote["total"])
            if total != other:
                raise SystemExit(
                    f"Cart {number} of seed {seed} costs {total} with Arcade and {other} with Oscar: {json.dumps(one)}"
                )
            reduced += cents(quote["discount"]) > 0
    return reduced


def cart(numbers):
    """Returns a cart of up to six products with an offer on each or on the order; Oscar uses each piece once."""
    is_order = numbers.random() < 0.3
    lines = [line(numbers, has_offer=not is_order and numbers.random() < 0.8) for _ in range(numbers.randint(1, 6))]
    minimum = numbers.randint(10, 60)
    offer = {"minimum": f"{minimum}.00", "amount": f"{numbers.randint(1, minimum)}.00"} if is_order else None
    return {"lines": lines, "offer": offer}


def line(numbers, has_offer):
    # Prices in whole euros need no rounding, which differs between the two.
    price = numbers.randint(2, 30)
    minimum = numbers.randint(1, 4)
    offer = numbers.choice(
        [
            {"type": "nForM", "minimum": minimum + 1, "amount": str(numbers.randint(1, minimum))},
            {"type": "amountOff", "minimum": minimum, "amount": f"0.{numbers.randint(10, 99)}"},
            {"type": "percentOff", "minimum": minimum, "amount": str(numbers.randint(1, 99))},
        ]
    )
    return {"price": f"{price}.00", "quantity": numbers.randint(1, 9), "offer": offer if has_offer else None}


def priced(arcade, cart, folder):
    """Returns the quote of Arcade for a cart."""
    products = [{"code": f"P{number}", "name": "x", "price": line["price"]} for number, line in enumerate(cart["lines"])]
    discounts = [
        {"id": f"d{number}", "name": "x", "products": [f"P{number}"], "rule": rule(**line["offer"])}
        for number, line in enumerate(cart["lines"])
        if line["offer"]
    ]
    if cart["offer"]:
        minimum = {"type": "itemsTotal", "minimum": cart["offer"]["minimum"]}
        off = {"type": "orderAmountOff", "amount": cart["offer"]["amount"]}
        discounts.append({"id": "order", "name": "x", "if": [minimum], "rule": off})
    (folder / "products.json").write_text(json.dumps({"products": products}))
    (folder / "discounts.json").write_text(json.dumps({"discounts": discounts}))
    codes = [f"P{number}={line['quantity']}" for number, line in enumerate(cart["lines"])]
    files = ["--catalog", folder / "products.json", "--discounts", folder / "discounts.json"]
    command = [arcade, "shop", "price", *codes, *files, "--json", "--data-dir", folder]
    answer = subprocess.run(command, capture_output=True, text=True)
    if answer.returncode != 0:
        raise SystemExit(f"A cart could not be priced:\n{answer.stderr}")
    return json.loads(answer.stdout)


def rule(type, minimum, amount):
    if type == "nForM":
        return {"type": type, "buy": minimum, "pay": int(amount)}
    return {"type": type, "minimum": minimum, "amount" if type == "amountOff" else "percent": amount}


def cents(text):
    return int(text.replace(".", ""))
