import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import maxmind, { type CountryResponse } from 'maxmind';
import type { CountryOfAddress } from '#services/ports.ts';

const UNKNOWN = 'ZZ';

/** A file on our own disk answers; no address leaves the machine, and none is kept. */
export async function openCountryDatabase(): Promise<CountryOfAddress> {
  const file = createRequire(import.meta.url).resolve(
    '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  );
  const reader = await maxmind.open<CountryResponse & { country_code?: string }>(file);
  return (address) => {
    if (isIP(address) === 0) return UNKNOWN;
    const found = reader.get(address);
    return found?.country_code ?? found?.country?.iso_code ?? UNKNOWN;
  };
}
