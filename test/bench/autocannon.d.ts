declare module 'autocannon' {
  interface Result {
    requests: { average: number; total: number };
    /** In milliseconds. */
    latency: { p99: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
  }): Promise<Result>;
}
