import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Name of the route in logs: a pattern, never an address. The default is the route's own pattern. */
    logAs?: string | ((request: FastifyRequest) => string);
  }
}

/** Answers a request, through the reply or directly on the connection. */
export type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** One line in a server's table of routes. */
export interface Route {
  url: string;
  methods: readonly string[];
  handler: Handler;
  /** Answers other methods. Without it the next matching route does. */
  others?: Handler;
  /** Name in logs, where it differs from the address. */
  logAs?: string | ((request: FastifyRequest) => string);
}

/** Adds a route. `everyMethod` lists all methods that the server knows. */
export function addRoute(app: FastifyInstance, route: Route, everyMethod: readonly string[]): void {
  const { url, methods, handler, logAs = url } = route;
  app.route({ url, method: [...methods], handler, config: { logAs } });
  addOthers(app, route, everyMethod);
}

/** Adds the answer to the methods that an address does not have. */
export function addOthers(
  app: FastifyInstance,
  { url, methods, others, logAs = url }: Omit<Route, "handler">,
  everyMethod: readonly string[],
): void {
  const method = everyMethod.filter((name) => !methods.includes(name));
  if (others) app.route({ url, method, handler: others, config: { logAs } });
}

/** Name of a request's route in logs; `unknown` for a request without a route. */
export function nameRoute(request: FastifyRequest, unknown: string): string {
  const { logAs = unknown } = request.routeOptions.config;
  return typeof logAs === "function" ? logAs(request) : logAs;
}
