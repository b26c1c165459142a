import type { FastifyInstance } from 'fastify';

export interface ServedRoute {
  method: string;
  url: string;
}

/** Every route that the application serves, read from the printed tree of the router, which indents four columns for each level and lists methods in brackets. */
export function servedRoutes(app: FastifyInstance): ServedRoute[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const match = /^((?:[│ ] {3})*)[├└]── (\S*)(?: \(([^)]*)\))?$/.exec(line);
      if (!match) return [];
      const [, indent = '', part = '', methods = ''] = match;
      const depth = indent.length / 4;
      above.length = depth;
      above.push(part);
      const url = above.join('');
      return methods
        .split(', ')
        .filter((method) => method !== '')
        .map((method) => ({ method, url: url === '*' ? '/*' : url }));
    });
}
