/**
 * The first import of every entry, before anything else is loaded: React and other libraries choose
 * their build when they are first asked for, and no shell an operator happens to use may choose for them.
 */
import { enableCompileCache } from 'node:module';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

process.env.NODE_ENV = 'production';
// Nor may it make us talk to whoever answers: certificates are verified.
delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
// A process that was started before starts twice as fast. systemd names a folder that may be written.
enableCompileCache(process.env.CACHE_DIRECTORY ?? path.join(ROOT, '.data/compiled'));
