"""Prices the carts of standard input, as written by carts.py, with django-oscar. Prints the total of each in cents.

An offer with a free second or third piece is Oscar's fixed price of the paid pieces for that count. The others are the
benefits of the same names.
"""

import json
import sys
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
)


def total(cart, kind, partner):
    basket = Basket.objects.create()
    basket.strategy = Selector().strategy()
    ConditionalOffer.objects.all().delete()
    for number, line in enumerate(cart["lines"]):
        product = Product.objects.create(title=f"Product {number}", product_class=kind)
        price = Decimal(line["price"])
        StockRecord.objects.create(
            product=product, partner=partner, partner_sku=f"{product.id}", price=price, price_currency="EUR"
        )
        basket.add_product(product, quantity=line["quantity"])
        if line["offer"]:
            offer(product, price, **line["offer"])
    if cart["offer"]:
        order_offer(**cart["offer"])
    Applicator().apply(basket)
    return int(basket.total_incl_tax * 100)


def offer(product, price, type, minimum, amount):
    products = Range.objects.create(name=f"Product {product.id}")
    products.add_product(product)
    condition = Condition.objects.create(range=products, type=Condition.COUNT, value=minimum)
    if type == "nForM":
        benefit = Benefit.objects.create(type=Benefit.FIXED_PRICE, value=price * int(amount))
    elif type == "amountOff":
        benefit = Benefit.objects.create(range=products, type=Benefit.FIXED_UNIT, value=Decimal(amount))
    else:
        benefit = Benefit.objects.create(range=products, type=Benefit.PERCENTAGE, value=Decimal(amount))
    ConditionalOffer.objects.create(name=f"Offer {product.id}", condition=condition, benefit=benefit)


def order_offer(minimum, amount):
    everything, _ = Range.objects.get_or_create(name="Everything", includes_all_products=True)
    condition = Condition.objects.create(range=everything, type=Condition.VALUE, value=Decimal(minimum))
    benefit = Benefit.objects.create(range=everything, type=Benefit.FIXED, value=Decimal(amount))
    ConditionalOffer.objects.create(
        name="Order", condition=condition, benefit=benefit, max_basket_applications=1
    )


kind = ProductClass.objects.create(name="Thing", track_stock=False)
partner = Partner.objects.create(name="Arcade")
for cart in json.load(sys.stdin):
    print(total(cart, kind, partner))
