// A part of a name is looked for while it is typed, at a pause that no scanner makes.
let finding = 0;
function findSoon() {
  clearTimeout(finding);
  finding = setTimeout(lookUp, patience + 200);
}
on("input", ({ target }) => { if (target.matches(scanInput)) findSoon(); });

function lookUp() {
  const field = scanField(), start = field?.dataset.search;
  if (!start) return;
  if (busy) return findSoon();
  const text = field.value.trim();
  const address = text ? start + encodeURIComponent(text) : start.split("?")[0];
  if (address !== here()) again(address, "find");
}

// What was found takes the place of the list alone: the field stays, with all that is typed into it meanwhile.
function refill(next) {
  const field = scanField(), other = find(scanInput, next);
  if (!field || !other) return false;
  carry(next);
  while (field.form.nextSibling) field.form.nextSibling.remove();
  while (other.form.nextSibling) field.form.parentNode.append(other.form.nextSibling);
  return true;
}
