/** Selects the volume of a test: the full volume with `TEST_IN_FULL=true`, otherwise the smaller usual volume. */
export function inFull<Volume>(full: Volume, usual: Volume): Volume {
  return process.env.TEST_IN_FULL === 'true' ? full : usual;
}
