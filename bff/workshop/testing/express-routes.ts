import type { Express } from 'express';

/** The part of Express's route or router that this file reads. */
interface Layer {
  route?: { path: string | string[] | RegExp; methods: Record<string, boolean> } | undefined;
  handle?: unknown;
}

function stackOf(value: unknown): Layer[] {
  if ((typeof value !== 'function' && typeof value !== 'object') || value === null || !('stack' in value))
    return [];
  return Array.isArray(value.stack) ? value.stack : [];
}

function walk(layers: Layer[]): string[] {
  return layers.flatMap(({ route, handle }) => {
    if (!route) return walk(stackOf(handle));
    const paths = Array.isArray(route.path) ? route.path : [String(route.path)];
    return Object.keys(route.methods).flatMap((method) =>
      paths.map((path) => `${method.toUpperCase()} ${path}`),
    );
  });
}

/** Lists the routes of all routers of an app, as `METHOD path`. */
export function routesOf(app: Express): string[] {
  return walk(stackOf(app.router));
}
