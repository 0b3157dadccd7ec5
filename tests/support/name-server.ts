import { createSocket } from 'node:dgram';
import { once } from 'node:events';

export type Zone = Record<string, string[]>;

const TXT = 16;
const ANSWER = 0x8180;
const NO_SUCH_NAME = 3;
const MOST_IN_A_PIECE = 255;

/** A name server that knows some texts, and of every other name that there is none. */
export async function startNameServer(zone: Zone, host = '127.0.0.1') {
  const socket = createSocket('udp4');
  const asked: string[] = [];
  socket.on('message', (question, { address, port }) => {
    const { name, end } = nameIn(question);
    asked.push(name);
    socket.send(answerTo(question.subarray(0, end), zone[name.toLowerCase()]), port, address);
  });
  socket.bind(0, host);
  await once(socket, 'listening');
  return {
    port: socket.address().port,
    address: `127.0.0.1:${socket.address().port}`,
    asked,
    stop: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}

/** The one name that is asked for, and where the question ends: after its type and class. */
function nameIn(question: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.'), end: at + 5 };
}

function answerTo(question: Buffer, texts: string[] | undefined): Buffer {
  const header = Buffer.from(question.subarray(0, 12));
  header.writeUInt16BE(texts ? ANSWER : ANSWER | NO_SUCH_NAME, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(texts?.length ?? 0, 6);
  header.writeUInt32BE(0, 8);
  return Buffer.concat([header, question.subarray(12), ...(texts ?? []).map(recordOf)]);
}

/** The name of the question again (a pointer to it), one minute to live. */
function recordOf(text: string): Buffer {
  const pieces: Buffer[] = [];
  for (let at = 0; at < text.length; at += MOST_IN_A_PIECE) {
    const piece = Buffer.from(text.slice(at, at + MOST_IN_A_PIECE), 'latin1');
    pieces.push(Buffer.from([piece.length]), piece);
  }
  const data = Buffer.concat(pieces);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(TXT, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
