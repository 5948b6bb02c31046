import type { ErrorCode } from '@marquee/contract/errors';
import { RemoteRoute, useMessages, useSession } from '@marquee/kit';
import { modalOf } from '@marquee/kit/host';
import { notify } from '@marquee/ui';
import { createElement, useCallback, useEffect, useMemo } from 'react';
import { usePainted } from '../after-paint';
import { useCurrentBoot } from '../boot';
import { useLoaded } from '../use-loaded';
import { ModalFrame } from './modal-frame';
import { ModalLevelContext } from './modal-level';
import { loadModal, modalPlan } from './modal-plans';
import type { ShellModalId } from './modal-props';
import { type ModalEntry, modals, type RemoteModalEntry, type ShellModalEntry, useModalStack } from './modal-store';

/** Shows the page's modals. Each is rendered inside the one below it, so that focus and Esc belong to the topmost. */
export function ModalHost() {
  return <ModalAt level={0} />;
}

/** The modal at one level of the stack and, through it, those above. */
export function ModalAt({ level }: { readonly level: number }) {
  const entry = useModalStack()[level];
  return entry ? <OpenModal key={entry.key} entry={entry} level={level} /> : null;
}

function OpenModal({ entry, level }: { readonly entry: ModalEntry; readonly level: number }) {
  const place = useMemo(() => ({ entry, level }), [entry, level]);
  return (
    <ModalLevelContext value={place}>
      {entry.owner === 'shell' ? <ShellModalView entry={entry} /> : <RemoteModalView entry={entry} level={level} />}
    </ModalLevelContext>
  );
}

/** The frame in the next paint; then, once the page has shown it, the modal itself. */
function ShellModalView<Id extends ShellModalId>({ entry }: { readonly entry: ShellModalEntry<Id> }) {
  const t = useMessages('shell');
  const isPainted = usePainted();
  const { id, key, props } = entry;
  const load = useCallback(() => loadModal<Id>(id), [id]);
  const module = useLoaded(load, isPainted, (error) => {
    notify({ tone: 'danger', title: t(`errors.${loadErrorCode(error)}`) });
    modals.removed(key);
  });
  if (module) return createElement(module.default, { props, close: () => modals.closeEntry(key) });
  const { title, size = 'sm', hasAside, canLeave } = modalPlan<Id>(id);
  return (
    <ModalFrame
      entry={entry}
      // The messages of popups may still be loading: then the frame has no title yet.
      title={typeof title === 'string' ? t(title, { defaultValue: '' }) : title(props)}
      size={size}
      hasAside={hasAside}
      canLeave={canLeave?.(props) ?? true}
    />
  );
}

/** The code of a part of the page that could not be loaded; the loader of stylesheets marks its own errors. */
export function loadErrorCode(error: unknown): ErrorCode {
  const isStyle = error instanceof Error && 'code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED';
  return isStyle ? 'css_chunk_load_failed' : 'chunk_load_failed';
}

/** A modal that a remote declares. It brings its own dialog and is removed as soon as it asks to be closed. */
function RemoteModalView({ entry, level }: { readonly entry: RemoteModalEntry; readonly level: number }) {
  const boot = useCurrentBoot();
  const { state } = useSession();
  const modal = modalOf(boot, entry.id, state);
  const isRemoved = !modal || !entry.open;
  useEffect(() => {
    if (isRemoved) modals.removed(entry.key);
  }, [isRemoved, entry.key]);
  if (isRemoved) return null;
  return (
    <>
      <RemoteRoute
        remote={modal.remote}
        contribution={modal.id}
        props={{ props: entry.props, close: () => modals.closeEntry(entry.key) }}
        placeholder={null}
      />
      <ModalAt level={level + 1} />
    </>
  );
}
