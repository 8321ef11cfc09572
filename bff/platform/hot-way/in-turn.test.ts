import { createServer } from 'node:http';
import express, { type RequestHandler } from 'express';
import { portOf, startListening, stopListening } from '../../workshop/testing/listening.ts';
import { inTurn } from './in-turn.ts';

const FAULT = new Error('A gate is closed.');

/** What one request meets, in order: names of handlers, and the error in which they end. */
async function met(make: (step: (name: string) => RequestHandler) => RequestHandler[]): Promise<string[]> {
  const steps: string[] = [];
  const step =
    (name: string): RequestHandler =>
    (_req, _res, next) => {
      steps.push(name);
      next();
    };
  const app = express();
  app.use(inTurn(...make(step)), step('after'));
  const answer: express.ErrorRequestHandler = (error, _req, res, _next) => {
    steps.push(error === FAULT ? 'FAULT' : String(error));
    res.end();
  };
  app.use(answer);
  const server = createServer(app);
  await startListening(server);
  await fetch(`http://127.0.0.1:${portOf(server)}/`);
  await stopListening(server);
  return steps;
}

describe('handlers in turn', () => {
  it('are called one after the other, each when the one before lets the request on, and then what comes after', async () => {
    const slow: RequestHandler = (_req, _res, next) => void setImmediate(next);
    expect(await met((step) => [step('a'), slow, inTurn(step('b'), step('c')), step('d')])).toEqual([
      'a',
      'b',
      'c',
      'd',
      'after',
    ]);
  });

  it.each<[string, RequestHandler]>([
    ['given to next', (_req, _res, next) => next(FAULT)],
    [
      'thrown',
      () => {
        throw FAULT;
      },
    ],
    ['rejected', () => Promise.reject(FAULT)],
  ])('end in an error that is %s, and none behind it is called', async (_title, closed) => {
    expect(await met((step) => [step('a'), closed, step('b')])).toEqual(['a', 'FAULT']);
  });

  it('end in an error even when one rejects without a reason', async () => {
    const steps = await met((step) => [() => Promise.reject(), step('b')]);
    expect(steps).toEqual(['Error: A handler failed without an error.']);
  });

  it('are left by one that has done with all of them', async () => {
    const done: RequestHandler = (_req, _res, next) => next('router');
    expect(await met((step) => [step('a'), inTurn(done, step('b')), step('c')])).toEqual(['a', 'c', 'after']);
  });
});
