/** In the device's memory, or in this tab's alone. */
export type KeptIn = 'device' | 'tab';

/** Storage may be full or forbidden; then what must be kept lives as long as the page does. */
const fallback = new Map<string, string>();

/** Even asking for a store throws where a person has blocked site data. */
function storeOf(place: KeptIn): Storage {
  return place === 'device' ? localStorage : sessionStorage;
}

export function readKept(place: KeptIn, slot: string): string | null {
  try {
    return storeOf(place).getItem(slot) ?? fallback.get(`${place} ${slot}`) ?? null;
  } catch {
    return fallback.get(`${place} ${slot}`) ?? null;
  }
}

export function writeKept(place: KeptIn, slot: string, value: string): void {
  try {
    storeOf(place).setItem(slot, value);
  } catch {
    fallback.set(`${place} ${slot}`, value);
  }
}

/** Every slot whose name begins so. */
export function removeKeptUnder(place: KeptIn, start: string): void {
  for (const key of fallback.keys()) if (key.startsWith(`${place} ${start}`)) fallback.delete(key);
  try {
    const store = storeOf(place);
    for (const slot of Object.keys(store)) if (slot.startsWith(start)) store.removeItem(slot);
  } catch {
    // Nothing was kept there.
  }
}

export function removeKept(place: KeptIn, slot: string): void {
  fallback.delete(`${place} ${slot}`);
  try {
    storeOf(place).removeItem(slot);
  } catch {
    // Nothing was kept there.
  }
}
