/** One line for the log of the server: what failed, never the words or the row that failed. */
export function reportError(error: unknown): void {
  const { name, message, stack, code } = error instanceof Error ? withCode(error) : unknownError;
  process.stderr.write(
    `${JSON.stringify({ level: 50, time: Date.now(), name, message, code, stack })}\n`,
  );
}

const unknownError = { name: 'Unknown', message: 'not an Error', stack: '', code: undefined };

function withCode(error: Error): Error & { code?: string } {
  return error;
}
