/** Puts the browser files of this release beside those of the last ones: `hikaya assets`. */
import { keepAssets } from '#http/kept-assets.ts';
import { VERSION } from '#http/version.ts';
import { readConfig } from './compose/config.ts';

const { KEPT_ASSETS } = readConfig(['KEPT_ASSETS']);
if (KEPT_ASSETS === undefined) throw new Error('KEPT_ASSETS in web.env names no folder.');
const dropped = await keepAssets(KEPT_ASSETS, VERSION);
process.stdout.write(`${KEPT_ASSETS} has the files of ${VERSION}; ${dropped} old ones dropped.\n`);
