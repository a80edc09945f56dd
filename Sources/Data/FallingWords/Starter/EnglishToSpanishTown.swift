/// English and Spanish words about the town: school, work, shops and roads.
enum EnglishToSpanishTown {
  static let rows = """
    school|escuela|School
    teacher|profesor / profesora|School
    student|estudiante|School
    book|libro|School
    notebook|cuaderno|School
    pencil|lápiz|School
    pen|bolígrafo|School
    paper|papel|School
    scissors|tijeras|School
    dictionary|diccionario|School
    lesson|lección|School
    homework|deberes|School
    exam|examen|School
    answer|respuesta|School
    word|palabra|School
    language|idioma|School
    library|biblioteca|School
    university|universidad|School
    mistake|error / equivocación|School
    work|trabajo|Work
    office|oficina|Work
    doctor|médico / médica|Work
    nurse|enfermero / enfermera|Work
    cook|cocinero / cocinera|Work
    waiter|camarero|Work
    lawyer|abogado / abogada|Work
    engineer|ingeniero / ingeniera|Work
    farmer|agricultor / agricultora|Work
    firefighter|bombero / bombera|Work
    writer|escritor / escritora|Work
    boss|jefe / jefa|Work
    salary|sueldo / salario|Work
    meeting|reunión|Work
    company|empresa|Work
    letter|carta|Work
    money|dinero|Work
    city|ciudad|City
    village|pueblo|City
    street|calle|City
    square|plaza|City
    bridge|puente|City
    shop|tienda|City
    market|mercado|City
    bank|banco|City
    church|iglesia|City
    pharmacy|farmacia|City
    bakery|panadería|City
    museum|museo|City
    cinema|cine|City
    park|parque|City
    restaurant|restaurante|City
    post office|oficina de correos|City
    town hall|ayuntamiento|City
    police station|comisaría|City
    traffic light|semáforo|City
    car|coche / carro|Travel
    railway|ferrocarril|Travel
    bicycle|bicicleta|Travel
    aeroplane|avión|Travel
    boat|barco|Travel
    bus|autobús|Travel
    airport|aeropuerto|Travel
    station|estación|Travel
    ticket|billete / boleto|Travel
    suitcase|maleta|Travel
    passport|pasaporte|Travel
    map|mapa|Travel
    road|carretera|Travel
    journey|viaje|Travel
    holidays|vacaciones|Travel
    beach|playa|Travel
    tent|tienda de campaña|Travel
    left|izquierda|Travel
    right|derecha|Travel
    luggage|equipaje|Travel
    abroad|en el extranjero|Travel
    """
}
