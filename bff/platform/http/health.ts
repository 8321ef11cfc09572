import { type Request, type RequestHandler, Router } from 'express';
import { AppError } from '../lib/errors.ts';
import { PRODUCT_VERSION } from '../lib/product-version.ts';
import { Service } from '../lib/service.ts';
import { throttleQuery } from '../lib/throttle-query.ts';
import type { SeenRequest } from './seen-request.ts';

/** Refusal of a request before the product is ready. */
export const STARTING = 'Der Dienst startet gerade.';

const RETRY_AFTER_SECONDS = 5;

/** Health checks for a load balancer; `ask` rejects if the database does not reply. */
export class Health extends Service<{ ask: () => Promise<unknown> }> {
  #isServing = false;
  readonly #askDatabase = throttleQuery(this.deps.ask);

  setServing(isServing: boolean): void {
    this.#isServing = isServing;
  }

  async isReady(): Promise<boolean> {
    return this.#isServing && (await this.#askDatabase()) !== undefined;
  }

  routes(see: (req: Request) => SeenRequest | undefined): Router {
    const router = Router();
    router.get('/livez', (req, res) => {
      const facts = { status: 'ok', version: PRODUCT_VERSION, seen: see(req) };
      res.setHeader('Cache-Control', 'no-store').json(facts);
    });
    router.get('/readyz', async (_req, res) => {
      const isReady = await this.isReady();
      res.setHeader('Cache-Control', 'no-store');
      if (!isReady) res.setHeader('Retry-After', RETRY_AFTER_SECONDS);
      res.status(isReady ? 200 : 503).json({ status: isReady ? 'ok' : 'unavailable' });
    });
    return router;
  }

  /** Refuses requests with 503 until the product has been ready once. */
  gate(): RequestHandler {
    let wasReady = false;
    return (_req, _res, next) => {
      wasReady ||= this.#isServing;
      const starting = { retryAfterSeconds: RETRY_AFTER_SECONDS };
      next(wasReady ? undefined : new AppError('UNAVAILABLE', STARTING, starting));
    };
  }
}
