/** webpack puts the mode in; nothing else of Node is here. */
declare const process: { readonly env: { readonly NODE_ENV: string } };
