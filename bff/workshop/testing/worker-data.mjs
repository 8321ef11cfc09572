// The runner answers the first worker that asks for its data by telling all workers, and a worker that starts late
// would ask in vain. So each worker keeps the data that came before it asked.
const DATA = 'jest-light-runner-worker-data';
const QUESTION = 'jest-light-runner-get-worker-data';

let early;

// Not before the pool listens: the first listener gets all messages that have waited.
process.once('newListener', function listen(event) {
  if (event !== 'message') process.once('newListener', listen);
  else {
    process.on('message', (message) => {
      if (message?.type === DATA) early = message;
    });
  }
});

const send = process.send?.bind(process);
if (send) {
  process.send = (message, ...rest) => {
    if (message !== QUESTION || !early) return send(message, ...rest);
    setImmediate(() => process.emit('message', early));
    return true;
  };
}
