"""Sets django-oscar up with an in-memory SQLite database, and exports its classes."""

import django
from django.conf import settings
from oscar import INSTALLED_APPS, defaults

OSCAR_SETTINGS = {name: getattr(defaults, name) for name in dir(defaults) if name.startswith("OSCAR")}


class NoMigrations:
    """Makes Django create the tables from the models, without migrations."""

    def __contains__(self, app):
        return True

    def __getitem__(self, app):
        return None


settings.configure(
    **{
        **OSCAR_SETTINGS,
        "SECRET_KEY": "benchmark",
        "SITE_ID": 1,
        "USE_TZ": True,
        "INSTALLED_APPS": INSTALLED_APPS,
        "DATABASES": {"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": ":memory:"}},
        "HAYSTACK_CONNECTIONS": {"default": {"ENGINE": "haystack.backends.simple_backend.SimpleEngine"}},
        "MIDDLEWARE": ["oscar.apps.basket.middleware.BasketMiddleware"],
        "DEFAULT_AUTO_FIELD": "django.db.models.BigAutoField",
        "MIGRATION_MODULES": NoMigrations(),
        "OSCAR_DEFAULT_CURRENCY": "EUR",
    }
)
django.setup()

from django.core.management import call_command  # noqa: E402
from oscar.core.loading import get_class, get_model  # noqa: E402

Applicator = get_class("offer.applicator", "Applicator")
Selector = get_class("partner.strategy", "Selector")
Basket = get_model("basket", "Basket")
Benefit = get_model("offer", "Benefit")
Condition = get_model("offer", "Condition")
ConditionalOffer = get_model("offer", "ConditionalOffer")
Partner = get_model("partner", "Partner")
Product = get_model("catalogue", "Product")
ProductClass = get_model("catalogue", "ProductClass")
Range = get_model("offer", "Range")
StockRecord = get_model("partner", "StockRecord")

call_command("migrate", run_syncdb=True, verbosity=0)
