import { connect } from 'node:net';
import type { ReaderPlan, ReaderResult } from './reader-plan.ts';

const READ_EVERY_MS = 1_000;
/** A refused reader comes back after this pause, so that the number of tries is bounded. */
const RETURN_MS = 250;

/** Keeps connections open that send a request and read as slowly as the plan says; replaces ended connections. */
function run({ port, requests, connections, bytesPerSecond, durationMs }: ReaderPlan): void {
  const endsAt = Date.now() + durationMs;
  let open = 0;
  const result: ReaderResult = { asked: 0, bytes: 0 };
  const begin = () => {
    if (Date.now() >= endsAt) return;
    open += 1;
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(requests[result.asked++ % requests.length] ?? ''),
    );
    const reading = setInterval(() => socket.read(bytesPerSecond ?? undefined), READ_EVERY_MS);
    const ending = setTimeout(() => socket.destroy(), endsAt - Date.now());
    if (bytesPerSecond === null) socket.resume();
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearInterval(reading);
      clearTimeout(ending);
      open -= 1;
      result.bytes += socket.bytesRead;
      if (Date.now() + RETURN_MS < endsAt) setTimeout(begin, RETURN_MS);
      else if (open === 0 && process.connected) process.send?.(result);
    });
    // Without a read an ended connection is not noticed.
    socket.once('end', () => socket.destroy());
  };
  for (let index = 0; index < connections; index += 1) begin();
}

process.on('message', run);
process.on('disconnect', () => process.exit());
