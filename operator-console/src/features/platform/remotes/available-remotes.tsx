import type { CallValue } from '@marquee/contract/calls/index';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button, notify, Panel } from '@marquee/ui';
import { SelectField } from '@marquee/ui/select';
import { type Column, DataTable } from '@marquee/ui/table';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../../lib/forms/form-dialog';
import { useClient, useRead } from '../../../lib/calls';
import { useConsoleForm } from '../../../lib/forms/use-console-form';
import { LocalTime } from '../../../lib/time/local-time';
import { ReasonField } from '../../../lib/reason/reason-field';
import { MissingLanguages } from './missing-languages';
import styles from './remotes.module.css';
import { Version } from '../../../lib/layout/version';

type AvailableRemote = CallValue<'remotes.available'>[number];

/** Registered remotes that the brand has not had until now; nothing where there are none. */
export function AvailableRemotes({ brand }: { readonly brand: string }) {
  const t = useMessages('console');
  const { data = [] } = useRead('remotes.available', { brand });
  const [added, setAdded] = useState<AvailableRemote | null>(null);
  if (data.length === 0) return null;
  const columns: ReadonlyArray<Column<AvailableRemote>> = [
    { id: 'remote', header: t('remotes.remote'), rowHeader: true, cell: ({ remote }) => remote },
    {
      id: 'version',
      header: t('available.latest'),
      cell: ({ versions: [latest] }) => latest && <Version version={latest.version} />,
    },
    {
      id: 'registered',
      header: t('remote.registered'),
      cell: ({ versions: [latest] }) => latest && <LocalTime instant={latest.registeredAt} />,
    },
    {
      id: 'actions',
      header: t('remotes.actions'),
      headerHidden: true,
      align: 'end',
      cell: (remote) => (
        <Button size="sm" onClick={() => setAdded(remote)}>
          {t('change.enable.action')}
        </Button>
      ),
    },
  ];
  return (
    <Panel title={t('available.title')} padding="none" className={styles.available}>
      <p className={styles.lead}>{t('available.hint', { brand })}</p>
      <DataTable<AvailableRemote>
        caption={t('available.caption', { brand })}
        columns={columns}
        rows={data}
        rowKey={({ remote }) => remote}
      />
      {added && <AddDialog brand={brand} added={added} onClose={() => setAdded(null)} />}
    </Panel>
  );
}

interface AddDialogProps {
  readonly brand: string;
  readonly added: AvailableRemote;
  readonly onClose: () => void;
}

function AddDialog({ brand, added: { remote, versions }, onClose }: AddDialogProps) {
  const t = useMessages('console');
  const client = useClient();
  const queryClient = useQueryClient();
  const defaults = { version: versions[0]?.version ?? '', reason: '' };
  const consoleForm = useConsoleForm(defaults, async ({ version, reason }) => {
    await client.call('remotes.enable', { brand, remote, revision: 0, version, reason });
    await queryClient.invalidateQueries();
    notify({ tone: 'success', title: t('change.done', { remote, brand }) });
    onClose();
  });
  const { form } = consoleForm;
  const version = useWatch({ control: form.control, name: 'version' });
  return (
    <FormDialog
      title={t('change.enable.title', { remote, brand })}
      action={t('change.enable.action')}
      consoleForm={consoleForm}
      onClose={onClose}
    >
      <p className={styles.muted}>{t('available.effect', { remote, brand })}</p>
      <SelectField
        label={t('remote.version')}
        options={versions.map((listed) => ({ value: listed.version, label: listed.version }))}
        value={version}
        onValueChange={(chosen) => form.setValue('version', chosen)}
      />
      <MissingLanguages brand={brand} version={version} versions={versions} />
      <ReasonField form={form} />
    </FormDialog>
  );
}
