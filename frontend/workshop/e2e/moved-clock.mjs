// Loaded before the server by `NODE_OPTIONS`: its clock is as far ahead as the file says, in milliseconds.
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
