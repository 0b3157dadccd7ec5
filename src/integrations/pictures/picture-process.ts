/** Reads one picture of somebody's making with native code, and ends: in here is nothing to find, and no way out. */
import { makeSizes } from './make-sizes.ts';

process.on('message', (bytes: Uint8Array) => {
  makeSizes(bytes).then(
    (answer) => process.send?.(answer),
    (error: unknown) => process.send?.({ failure: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
