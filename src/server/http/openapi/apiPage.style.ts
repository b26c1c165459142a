import { Markup } from './markup';

/** The style sheet of the API page: the console's colours, light or dark as the system prefers. */
export const style = new Markup(`
:root{color-scheme:light dark;--ink:#16211f;--soft:#4d5b58;--line:#d7dedc;--sheet:#fff;--ground:#f4f6f6;--read:#0b6b5d;--write:#8a4b08;--mark:#e7efed}
@media(prefers-color-scheme:dark){:root{--ink:#e6eceb;--soft:#a9b6b3;--line:#2b3639;--sheet:#141b1e;--ground:#0c1012;--read:#5fd0bd;--write:#f0b36a;--mark:#1d2629}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:72rem;padding:1.5rem;font:15px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
h1{font-size:1.6rem;margin:0}h2{margin:2rem 0 .2rem;font-size:1.2rem}h3{margin:1rem 0 .3rem;font-size:.95rem}
a{color:var(--read)}small,.kind,.label{color:var(--soft)}.label{margin:.6rem 0 .2rem}
nav ul{display:flex;flex-wrap:wrap;gap:.3rem 1.2rem;list-style:none;padding:0}
details{background:var(--sheet);border:1px solid var(--line);border-radius:8px;margin:.4rem 0;padding:0 1rem}details[open]{padding-bottom:1rem}
summary{cursor:pointer;padding:.6rem 0;overflow-wrap:anywhere}summary:focus-visible,a:focus-visible,pre:focus-visible{outline:2px solid var(--read);outline-offset:2px}
.method{display:inline-block;min-width:3.2rem;font-weight:700}.get{color:var(--read)}.post{color:var(--write)}
.open{border:1px solid var(--line);border-radius:99px;padding:0 .6rem;font-size:.8rem;color:var(--soft)}
code,pre{font:13px/1.5 ui-monospace,monospace}pre{background:var(--mark);border-radius:6px;padding:.7rem;overflow:auto;max-height:24rem;margin:0}
table{border-collapse:collapse;width:100%}th,td{text-align:left;vertical-align:top;padding:.25rem .8rem .25rem 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere}th{color:var(--soft);font-weight:600}
.fields{margin:0;padding-left:1.1rem}.fields .fields{border-left:1px solid var(--line)}
`);
