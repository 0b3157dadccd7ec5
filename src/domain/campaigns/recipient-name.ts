/** A recipient's name where it is not the first word: only an article loses its capital, never somebody's name. */
export function recipientWithin(name: string): string {
  return name.replace(/^(?:The |La |Le |L’)/, (article) => article.toLowerCase());
}
