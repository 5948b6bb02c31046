import { RemoteRoute, useMessages, useSession } from '@marquee/kit';
import { modalOf } from '@marquee/kit/host';
import { notify } from '@marquee/ui';
import { useEffect, useMemo } from 'react';
import { useCurrentBoot } from '../../app/boot';
import { useLoaded } from '../../app/use-loaded';
import { usePainted } from '../../app/use-painted';
import { loadFailureOf } from './load-failure';
import { ModalFrame } from './modal-frame';
import { ModalLevelContext } from './modal-level';
import { shellModal, type ShellModalPlan } from './modal-registry';
import { type ModalEntry, modals, useModalStack } from './modal-store';

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
  const plan = shellModal(entry.id);
  const place = useMemo(() => ({ entry, level }), [entry, level]);
  return (
    <ModalLevelContext value={place}>
      {plan ? <ShellModalView entry={entry} plan={plan} /> : <RemoteModalView entry={entry} level={level} />}
    </ModalLevelContext>
  );
}

/** First the frame, for the next paint; then, as soon as the page has shown it, the modal itself. */
function ShellModalView({ entry, plan }: { readonly entry: ModalEntry; readonly plan: ShellModalPlan }) {
  const t = useMessages('shell');
  const painted = usePainted();
  const module = useLoaded(plan.load, painted, (error) => {
    notify({ tone: 'danger', title: t(`errors.${loadFailureOf(error)}`) });
    modals.removed(entry.key);
  });
  const Modal = module?.default;
  return Modal ? (
    <Modal props={entry.props} close={() => modals.close(entry.id)} />
  ) : (
    <ModalFrame entry={entry} plan={plan} />
  );
}

/** A modal that a remote declares. It brings its own dialog and is gone as soon as it asks to be closed. */
function RemoteModalView({ entry, level }: { readonly entry: ModalEntry; readonly level: number }) {
  const boot = useCurrentBoot();
  const { state } = useSession();
  const modal = modalOf(boot, entry.id, state);
  const gone = !modal || !entry.open;
  useEffect(() => {
    if (gone) modals.removed(entry.key);
  }, [gone, entry.key]);
  if (gone) return null;
  return (
    <>
      <RemoteRoute
        remote={modal.remote}
        contribution={modal.id}
        props={{ props: entry.props, close: () => modals.close(entry.id) }}
        placeholder={null}
      />
      <ModalAt level={level + 1} />
    </>
  );
}
