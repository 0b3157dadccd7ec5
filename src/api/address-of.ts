import type { FastifyRequest } from 'fastify';

/** Under what a visitor is counted; the server around the API knows which way they came. */
export type AddressOf = (request: FastifyRequest) => string;
