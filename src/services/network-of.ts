import { ONION_VISITORS } from '#domain/onion.ts';

/** A home has one IPv4 address, or as many IPv6 addresses as it likes inside one /64. */
export function networkOf(address: string): string {
  if (address === ONION_VISITORS) return address;
  if (address.includes('.')) return address.slice(address.lastIndexOf(':') + 1);
  const [head = '', tail = ''] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const gap = Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(':');
}
