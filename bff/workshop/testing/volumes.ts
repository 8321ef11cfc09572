/** How much a test does: in full before a version (`TEST_IN_FULL=true`), else the usual part of it, which shows the same sooner. */
export function inFull<Volume>(full: Volume, usual: Volume): Volume {
  return process.env.TEST_IN_FULL === 'true' ? full : usual;
}
