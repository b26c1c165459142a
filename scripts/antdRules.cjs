const { createHash } = require('node:crypto');

/**
 * The rules of what the frame and the lists are made of as a style sheet, which says of itself what is in it, so that antd makes none of them while the first page
 * is drawn. A part that is not here brings its rules itself when it is first drawn; they stand before the sheet, so where both are equally strong the sheet's hold.
 */
function antdRules(theme = { hashed: false }) {
  // Only for a build: together they take a second to load.
  const { createCache, extractStyle, StyleProvider } = require('@ant-design/cssinjs');
  const { Button, Checkbox, ConfigProvider, Dropdown, Pagination, Select } = require('antd');
  const { createElement: make } = require('react');
  const { renderToString } = require('react-dom/server');
  const parts = [
    make(Button, { key: 1 }),
    make(Checkbox, { key: 2 }),
    make(Select, { key: 3, options: [] }),
    make(Pagination, { key: 4, total: 1 }),
    make(Dropdown, { key: 5, menu: { items: [] } }, make('i')),
  ];
  const cache = createCache();
  renderToString(make(StyleProvider, { cache }, make(ConfigProvider, { theme }, parts)));
  return extractStyle(cache, { plain: true, types: 'style' });
}

/** Puts the sheet beside the console's own ones, named by its contents. */
class AntdRulesPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('AntdRulesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'AntdRulesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const rules = antdRules();
          compilation.emitAsset(
            `assets/antd.${createHash('sha256').update(rules).digest('hex').slice(0, 10)}.css`,
            new sources.RawSource(rules),
            { immutable: true },
          );
        },
      );
    });
  }
}

module.exports = { AntdRulesPlugin, antdRules };
