/** Replaced by webpack with the mode; no other parts of Node exist here. */
declare const process: { readonly env: { readonly NODE_ENV: string } };
