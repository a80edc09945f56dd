/// English and Spanish words about the table and the house.
enum EnglishToSpanishTable {
  static let rows = """
    bread|pan|Food
    rice|arroz|Food
    egg|huevo|Food
    meat|carne|Food
    chicken|pollo|Food
    ham|jamón|Food
    cheese|queso|Food
    butter|mantequilla|Food
    soup|sopa|Food
    salad|ensalada|Food
    salt|sal|Food
    pepper|pimienta|Food
    sugar|azúcar|Food
    oil|aceite|Food
    honey|miel|Food
    ice cream|helado|Food
    cake|pastel|Food
    breakfast|desayuno|Food
    lunch|almuerzo|Food
    dinner|cena|Food
    apple|manzana|Fruit and vegetables
    pear|pera|Fruit and vegetables
    banana|plátano|Fruit and vegetables
    strawberry|fresa|Fruit and vegetables
    lemon|limón|Fruit and vegetables
    grape|uva|Fruit and vegetables
    cherry|cereza|Fruit and vegetables
    peach|melocotón|Fruit and vegetables
    watermelon|sandía|Fruit and vegetables
    pineapple|piña|Fruit and vegetables
    tomato|tomate|Fruit and vegetables
    potato|patata / papa|Fruit and vegetables
    onion|cebolla|Fruit and vegetables
    garlic|ajo|Fruit and vegetables
    carrot|zanahoria|Fruit and vegetables
    lettuce|lechuga|Fruit and vegetables
    cucumber|pepino|Fruit and vegetables
    mushroom|seta / champiñón|Fruit and vegetables
    bean|frijol / judía|Fruit and vegetables
    water|agua|Drinks
    milk|leche|Drinks
    coffee|café|Drinks
    tea|té|Drinks
    juice|zumo / jugo|Drinks
    wine|vino|Drinks
    beer|cerveza|Drinks
    ice|hielo|Drinks
    house|casa|House
    room|habitación|House
    kitchen|cocina|House
    bathroom|cuarto de baño|House
    bedroom|dormitorio|House
    door|puerta|House
    window|ventana|House
    wall|pared|House
    floor|suelo|House
    roof|techo / tejado|House
    stairs|escalera|House
    garden|jardín|House
    key|llave|House
    table|mesa|House
    chair|silla|House
    bed|cama|House
    lamp|lámpara|House
    mirror|espejo|House
    clock|reloj|House
    pillow|almohada|House
    blanket|manta|House
    towel|toalla|House
    soap|jabón|House
    broom|escoba|House
    knife|cuchillo|Kitchen
    fork|tenedor|Kitchen
    spoon|cuchara|Kitchen
    plate|plato|Kitchen
    glass|vaso|Kitchen
    cup|taza|Kitchen
    bottle|botella|Kitchen
    pot|olla|Kitchen
    frying pan|sartén|Kitchen
    oven|horno|Kitchen
    fridge|nevera / frigorífico|Kitchen
    chopsticks|palillos|Kitchen
    """
}
