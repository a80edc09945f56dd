"""Prices the baskets of SampleCart.swift with django-oscar, in an in-memory SQLite database.

Prints the lines, the offers and the total in cents of each basket, and two times in nanoseconds: with basket, offers
and ranges in memory, and with all of them read from the database, as for a request to a shop.

Two for one is Oscar's fixed price of one for a count of two. The bulk price is its fixed discount on each unit from a
count of three. The documentation describes these benefits for such offers. Oscar's multibuy benefit takes only one
piece off a line, so it would give another total.
"""

import statistics
import time
from decimal import Decimal

from oscar_shop import (
    Applicator,
    Basket,
    Benefit,
    Condition,
    ConditionalOffer,
    Partner,
    Product,
    ProductClass,
    Range,
    Selector,
    StockRecord,
    call_command,
)

SIZES = [(7, 2), (7, 7), (100, 2), (100, 100)]
# The seconds of a measurement, and the nanoseconds from which a call is not repeated.
ENOUGH = 0.5
LONG = 5_000_000_000


class OneProduct:
    """A custom range, as in Oscar's documentation, with its products in memory."""

    def __init__(self, product):
        self.product_id = product.id

    def contains_product(self, product):
        return product.id == self.product_id


def make_basket(lines, offers):
    partner = Partner.objects.create(name="Arcade")
    kind = ProductClass.objects.create(name="Thing", track_stock=False)
    basket = Basket.objects.create()
    basket.strategy = Selector().strategy()
    for number in range(lines):
        price = Decimal(500 + number) / 100
        product = Product.objects.create(title=f"A product with number {number}", product_class=kind)
        StockRecord.objects.create(
            product=product, partner=partner, partner_sku=f"PRODUCT-{number}", price=price, price_currency="EUR"
        )
        basket.add_product(product, quantity=1 + (number + 3) % 5)
        if number < offers:
            make_offer(number, product, price)
    return basket


def make_offer(number, product, price):
    products = Range.objects.create(name=f"Product {number}")
    products.add_product(product)
    is_two_for_one = number % 2 == 0
    condition = Condition.objects.create(range=products, type=Condition.COUNT, value=2 if is_two_for_one else 3)
    if is_two_for_one:
        benefit = Benefit.objects.create(type=Benefit.FIXED_PRICE, value=price)
    else:
        benefit = Benefit.objects.create(range=products, type=Benefit.FIXED_UNIT, value=price - Decimal("4.00"))
    ConditionalOffer.objects.create(name=f"Offer {number}", condition=condition, benefit=benefit)


def loaded_offers(basket):
    """Returns the offers as Oscar loads them, but cached, and with ranges in memory."""
    offers = Applicator().get_offers(basket)
    for offer in offers:
        in_range = OneProduct(offer.condition.range.included_products.get())
        offer.condition = offer.condition.proxy()
        offer.benefit = offer.benefit.proxy()
        for part in (offer.condition, offer.benefit):
            if part.range is not None:
                part.range.proxy = in_range
    return offers


def measured(price):
    """Returns the median time of a call in nanoseconds, and its result; the first call counts only if it is long."""
    times, end = [], time.perf_counter() + ENOUGH
    while len(times) < 2 or time.perf_counter() < end:
        start = time.perf_counter_ns()
        total = price()
        times.append(time.perf_counter_ns() - start)
        if times[0] > LONG:
            return times[0], total
    return int(statistics.median(times[1:])), total


def measure(lines, offers):
    call_command("flush", interactive=False, verbosity=0)
    basket = make_basket(lines, offers)
    in_memory = loaded_offers(basket)

    def price_in_memory():
        for line in basket.all_lines():
            line.clear_discount()
        Applicator().apply_offers(basket, in_memory)
        return basket.total_incl_tax

    def price_from_database():
        request_basket = Basket.objects.get(id=basket.id)
        request_basket.strategy = Selector().strategy()
        Applicator().apply(request_basket)
        return request_basket.total_incl_tax

    fast, total = measured(price_in_memory)
    slow, same = measured(price_from_database)
    if total != same:
        raise SystemExit(f"Oscar's totals differ: {total} and {same}")
    print(lines, offers, int(total * 100), fast, slow, flush=True)


for lines, offers in SIZES:
    measure(lines, offers)
