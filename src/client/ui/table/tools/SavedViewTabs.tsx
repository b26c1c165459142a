import { MoreOutlined, PlusOutlined, SaveOutlined } from '@ant-design/icons';
import { Button, Flex, Tabs } from 'antd';
import { useState, type ReactNode } from 'react';
import { ActionMenu } from '../../display/ActionMenu';
import { Deferred } from '../../display/Deferred';
import { notify } from '../../feedback/notify';
import { LazyFallback } from '../../feedback/LazyFallback';
import { lazyWithRetry } from '../../feedback/lazyWithRetry';
import { grouped } from '../../format/grouped';
import { useIsPhone } from '../../theme/useMediaQuery';
import { toolMessages, touchMessages } from '../../ui.messages';
import { useSavedViews, type SavedViews } from './useSavedViews';
import './tools.css';

const ViewNameDialog = lazyWithRetry(async () => (await import('./ViewNameDialog')).ViewNameDialog, LazyFallback);

/** A view that the list always has. */
export interface FixedView {
  key: string;
  label: ReactNode;
  /** null: to come. */
  count?: number | null | undefined;
}

interface SavedViewTabsProps {
  /** The list's name, under which its views are stored. */
  list: string;
  /** What the list holds: 'Boards'. */
  label: string;
  owns: (param: string) => boolean;
  fixed: readonly FixedView[];
  /** The key of the fixed view that is shown if no saved one is. */
  shown: string;
  onChange: (key: string) => void;
  /** Shown at the right, after the actions on views. */
  extra?: ReactNode;
}

const savedKey = (name: string): string => `saved:${name}`;

function remove({ shown = '', remove: removeShown }: SavedViews): void {
  const restore = removeShown();
  const undo = (): void => {
    restore();
    notify.success(toolMessages.viewRestored(shown));
  };
  notify.success({ text: toolMessages.viewDeleted(shown), action: { label: touchMessages.undo, run: undo } });
}

/** The views of a list as tabs: the fixed ones, then the user's saved ones; on the right the actions on views, not on phones. */
export function SavedViewTabs({ list, label, owns, fixed, shown, onChange, extra }: SavedViewTabsProps) {
  const saved = useSavedViews(list, owns);
  const isPhone = useIsPhone();
  const [naming, setNaming] = useState<'new' | 'rename'>();
  const choose = (key: string): void => {
    const view = saved.views.find(({ name }) => savedKey(name) === key);
    if (view) {
      saved.show(view.name);
      return;
    }
    if (saved.shown !== undefined) saved.show(undefined);
    onChange(key);
  };
  const isSavedView = saved.shown !== undefined;
  const save = isSavedView ? (
    saved.isChanged && (
      <Button
        type="text"
        size="small"
        icon={<SaveOutlined aria-hidden />}
        onClick={() => saved.save(saved.shown ?? '')}
      >
        {toolMessages.saveChanges}
      </Button>
    )
  ) : (
    <Button type="text" size="small" icon={<PlusOutlined aria-hidden />} onClick={() => setNaming('new')}>
      {toolMessages.saveView}
    </Button>
  );
  // Hidden rather than left out, because the menu still handles the key that deleted the view.
  const actions = (
    <span hidden={!isSavedView}>
      <ActionMenu
        items={[
          { key: 'new', label: toolMessages.saveAsNew, onClick: () => setNaming('new') },
          { key: 'rename', label: toolMessages.renameView, onClick: () => setNaming('rename') },
          { key: 'delete', label: toolMessages.deleteView, onClick: () => remove(saved) },
        ]}
      >
        <Button type="text" size="small" icon={<MoreOutlined />} aria-label={toolMessages.viewActions} />
      </ActionMenu>
    </span>
  );
  return (
    <>
      {/* antd's Flex hides itself while it is empty. */}
      <div className="mq-views">
        <Deferred>
          <Tabs
            size="small"
            classNames={{ header: 'mq-views-nav' }}
            styles={{ root: { flex: 1, minWidth: 0 }, header: { marginBottom: -1 } }}
            aria-label={toolMessages.viewsOf(label)}
            activeKey={saved.shown === undefined ? shown : savedKey(saved.shown)}
            // A click on the shown view takes its changes back.
            onTabClick={choose}
            items={[
              ...fixed.map((view) => ({
                key: view.key,
                label: (
                  <>
                    {view.label}{' '}
                    {view.count !== undefined && (
                      <span className="mq-count">{view.count === null ? '' : grouped(view.count)}</span>
                    )}
                  </>
                ),
              })),
              ...saved.views.map(({ name }) => ({ key: savedKey(name), label: name })),
            ]}
          />
          {/* Not `tabBarExtraContent`, which is inside the tab list, where only tabs are allowed. */}
          {!isPhone && (
            <Flex component="span" gap={4} align="center" className="mq-views-actions">
              {save}
              {actions}
              {extra}
            </Flex>
          )}
        </Deferred>
      </div>
      {naming && (
        <ViewNameDialog
          title={naming === 'new' ? toolMessages.saveView : toolMessages.renameView}
          initial={naming === 'rename' ? (saved.shown ?? '') : ''}
          taken={saved.views.map(({ name }) => name)}
          onSave={(name) => {
            if (naming === 'rename') saved.rename(name);
            else saved.save(name);
            setNaming(undefined);
          }}
          onClose={() => setNaming(undefined)}
        />
      )}
    </>
  );
}
