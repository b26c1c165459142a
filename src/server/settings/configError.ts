/** A setting that cannot be used; its message is one readable line. */
export class ConfigError extends Error {}
