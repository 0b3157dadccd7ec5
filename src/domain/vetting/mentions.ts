type Named = { id: string; name: string };

/** "@Officer N." in a note: whose attention is asked for. The longest name that stands there; of one name, all who bear it. */
export function mentionedIn<Somebody extends Named>(
  note: string,
  officers: readonly Somebody[],
): Somebody[] {
  const said = note.toLocaleLowerCase('en');
  const found = new Set<Somebody>();
  for (let at = said.indexOf('@'); at >= 0; at = said.indexOf('@', at + 1)) {
    const named = officers.filter(({ name }) => standsAt(said, at + 1, name));
    const longest = Math.max(0, ...named.map(({ name }) => name.length));
    for (const one of named) if (one.name.length === longest) found.add(one);
  }
  return officers.filter((one) => found.has(one));
}

function standsAt(said: string, at: number, name: string): boolean {
  const wanted = name.toLocaleLowerCase('en');
  const after = said.slice(at + wanted.length, at + wanted.length + 1);
  return wanted !== '' && said.startsWith(wanted, at) && !/[\p{L}\p{N}]/u.test(after);
}
