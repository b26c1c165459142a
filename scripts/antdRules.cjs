const { createHash } = require('node:crypto');
const { createCache, extractStyle, StyleProvider } = require('@ant-design/cssinjs');
const { Button, Checkbox, ConfigProvider, Dropdown, Pagination, Segmented, Select } = require('antd');
const { createElement } = require('react');
const { renderToString } = require('react-dom/server');

/** What the frame and the lists are made of. A part that is not here brings its rules itself when it is first drawn. */
const PARTS = [
  [Button], [Checkbox], [Segmented, { options: ['a'] }], [Select, { options: [] }], [Pagination, { total: 1 }], [Dropdown, { menu: { items: [] }, children: createElement('i') }],
];

/** The rules of `PARTS` as a style sheet, which says of itself what is in it, so that antd makes none of them while the first page is drawn. */
function antdRules(theme = { hashed: false }) {
  const cache = createCache();
  renderToString(createElement(StyleProvider, { cache }, createElement(ConfigProvider, { theme }, ...PARTS.map(([part, props], key) => createElement(part, { key, ...props })))));
  return extractStyle(cache, { plain: true, types: 'style' });
}

/** Puts the sheet beside the console's own ones, named by its contents. */
class AntdRulesPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('AntdRulesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'AntdRulesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
        const rules = antdRules();
        compilation.emitAsset(`assets/antd.${createHash('sha256').update(rules).digest('hex').slice(0, 10)}.css`, new sources.RawSource(rules), { immutable: true });
      });
    });
  }
}

module.exports = { AntdRulesPlugin, antdRules };
