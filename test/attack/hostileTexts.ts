const run = 'window.__pwn=1';

/** Texts that run `window.__pwn=1` where somebody takes them for markup, an address or code. Own list, after OWASP's cheat sheets and blns. */
export const hostileTexts: readonly string[] = [
  `<script>${run}</script>`, `"><script>${run}</script>`, `'><script>${run}</script>`, `</title><script>${run}</script>`, `</textarea><script>${run}</script>`, `</style><script>${run}</script>`,
  `<img src=x onerror=${run}>`, `"><img src=x onerror=${run}>`, `<img src=x onerror="${run}"//`, `<IMG SRC=x OnErRoR=${run}>`, `<img/src=x/onerror=${run}>`, `<image src=x onerror=${run}>`,
  `<svg onload=${run}>`, `<svg><script>${run}</script></svg>`, `<svg/onload=${run}//`, `<svg><animate onbegin=${run} attributeName=x dur=1s>`, `<svg><a xlink:href="javascript:${run}"><text y=20>x</text></a></svg>`,
  `<math><mtext><img src=x onerror=${run}></mtext></math>`, `<body onload=${run}>`, `<iframe src="javascript:parent.${run}">`, `<iframe srcdoc="<script>parent.${run}</script>">`, `<object data="javascript:${run}">`, `<embed src="javascript:${run}">`,
  `<a href="javascript:${run}">x</a>`, `<a href="data:text/html,<script>opener.${run}</script>">x</a>`, `<form action="javascript:${run}"><button>x</button></form>`, `<button formaction="javascript:${run}" form=x>x</button>`,
  `<details open ontoggle=${run}>x`, `<input autofocus onfocus=${run}>`, `<select autofocus onfocus=${run}>`, `<video><source onerror=${run}></video>`, `<audio src=x onerror=${run}>`, `<video poster=x onerror=${run} src=x>`,
  `<marquee onstart=${run}>x</marquee>`, `<div style="animation:x" onanimationstart=${run}>x</div>`, `<style>@import 'javascript:${run}';</style>`, `<link rel=stylesheet href="javascript:${run}">`, `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<base href="javascript:${run}//">`, `<template><script>${run}</script></template>`, `<noscript><p title="</noscript><img src=x onerror=${run}>">`, `<!--><img src=x onerror=${run}>-->`, `<![CDATA[><img src=x onerror=${run}>]]>`,
  `javascript:${run}`, `JaVaScRiPt:${run}`, `java\tscript:${run}`, ` javascript:${run}`, `data:text/html;base64,PHNjcmlwdD53aW5kb3cuX19wd249MTwvc2NyaXB0Pg==`, `vbscript:${run}`,
  `{{constructor.constructor('${run}')()}}`, `\${${run}}`, `#{${run}}`, `<%= ${run} %>`, `[[${run}]]`, `';${run};//`, `";${run};//`, `\\";${run};//`, `\`-${run}-\``,
  `&lt;img src=x onerror=${run}&gt;`, `\u003cimg src=x onerror=${run}\u003e`,
];
