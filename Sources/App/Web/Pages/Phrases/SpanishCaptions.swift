extension SpanishPages {
  /// What buttons and links are called, by the words of their actions; behind the word of a system where it differs there.
  static let captions = [
    // the shop
    "add": "Añadir", "remove": "Quitar", "list": "Buscar", "cart": "Carro", "discounts": "Descuentos", "pay": "Pagar",
    "code": "Usar código", "customer": "Fijar grupo", "shipping": "Fijar envío", "why": "Por qué",
    "misc": "Añadir sin lista", "undo": "Deshacer",
    "pricelist": "Lista de precios", "add-product": "Añadir producto", "price": "Cambiar precio",
    "remove-product": "Quitar de la lista",
    "orders": "Pedidos", "order": "Ver el recibo", "refresh": "Recargar",
    "refund": "Devolver", "day": "Día", "float": "Poner cambio", "in": "Meter", "out": "Sacar", "close": "Cerrar",
    "closings": "Cierres", "closing": "Ver el cierre",
    // the games
    "stats": "Estadísticas", "history": "Historial", "best": "Mejores partidas", "again": "Jugar otra vez",
    "finish": "Terminar", "skip": "Saltar", "cheat": "Ocultar dos precios", "mix": "Reunir",
    "mix clear": "Vaciar la mezcla",
    "mix play": "Jugar con la mezcla", "categories": "Categorías", "info": "Instrucciones", "resume": "Seguir jugando",
    "practice": "Práctica", "timed": "Contrarreloj", "untimed": "Sin límite", "reverse practice": "Práctica de nombres",
    "reverse timed": "Nombres contrarreloj", "reverse untimed": "Nombres sin límite", "hint": "Pista",
    "people": "Personas",
    "person": "Ver la ficha", "decks": "Mazos", "deck": "Elegir", "swap": "Cambiar de sentido", "topic": "Elegir",
    "topic all": "Todos los temas", "words": "Palabras", "missed": "Repasar las falladas",
    // the observatory
    "search": "Buscar", "listings": "Artículos", "listing": "Artículo", "watches": "Observadas", "sources": "Fuentes",
    "updates": "Actualizaciones",
    "update": "Actualizar", "sort": "Ordenar", "only": "Mostrar", "filter": "Filtrar",
    "mark all read": "Marcar todo como leído", "rename": "Renombrar", "delete": "Eliminar", "keyword": "Fijar",
    "category": "Fijar", "observe order": "Fijar", "observe prices": "Fijar", "count": "Fijar", "source": "Fijar",
    "name": "Fijar", "go": "Buscar", "take": "Elegir", "up": "Subir", "observe history": "Ver el historial",
    "next": "Siguiente", "previous": "Anterior", "link": "Página del producto", "picture": "Imagen",
    // all of them
    "open": "Abrir", "settings list": "Todos los ajustes",
    "who": "Usuarios", "adopt": "Dar", "as": "Seguir", "nobody": "Seguir sin nombre",
    "set": "Fijar", "unset": "Quitar el valor", "retry": "Reintentar",
  ]
}
