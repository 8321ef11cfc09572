// `NODE_OPTIONS` loads this file before the server. It moves the server's clock ahead by the milliseconds in a file.
import { readFileSync } from 'node:fs';

const RealDate = Date;

/** Reads the file at each look at the clock, so that no request comes before the clock has moved. */
function nowMs() {
  return RealDate.now() + Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'));
}

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length > 0) super(...given);
    else super(nowMs());
  }

  static now() {
    return nowMs();
  }
};
