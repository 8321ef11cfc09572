// Loaded before the server by `NODE_OPTIONS`: its clock is as far ahead as the file says, in milliseconds.
import { readFileSync } from 'node:fs';

const RealDate = Date;
let aheadMs = 0;

function look() {
  aheadMs = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8')) || 0;
}

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length > 0) super(...given);
    else super(RealDate.now() + aheadMs);
  }

  static now() {
    return RealDate.now() + aheadMs;
  }
};

if (process.env.CLOCK_FILE) {
  look();
  setInterval(look, 20).unref();
}
