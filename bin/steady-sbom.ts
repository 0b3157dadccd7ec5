/** A bill of materials without the moment and the number of its making, so that two of the same are the same. */
import { text } from 'node:stream/consumers';

const bill = JSON.parse(await text(process.stdin)) as {
  serialNumber?: string;
  metadata?: { timestamp?: string };
};
delete bill.serialNumber;
delete bill.metadata?.timestamp;
process.stdout.write(`${JSON.stringify(bill, null, 1)}\n`);
