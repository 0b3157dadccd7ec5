import { isIP } from 'node:net';
import type { AddressOf } from '#api/address-of.ts';
import { ONION_VISITORS } from '#domain/onion.ts';

/** What a proxy passes on need not be an address, and nobody may call themselves a visitor of the onion service. */
export const addressOnTheWeb: AddressOf = ({ ip, socket }) =>
  isIP(ip) === 0 ? (socket.remoteAddress ?? '') : ip;

/** Whatever is passed on: the server that Tor leads to believes nobody. */
export const addressThroughTor: AddressOf = () => ONION_VISITORS;
