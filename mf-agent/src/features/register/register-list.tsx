import type { CallValue } from '@marquee/contract/calls/index';
import { useFormat, useMessages } from '@marquee/kit';
import { Badge, Button } from '@marquee/ui';
import { Field, TextAreaField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { Download } from '@marquee/ui/icons';
import { ProgressBar } from '@marquee/ui/progress';
import { type Column, DataTable } from '@marquee/ui/table';
import { type ChangeEvent, useState } from 'react';
import { WayChoice } from './account-terms';
import { type ListFault, readList, readListFile } from './list-rows';
import type { RegisterTerms } from './register-terms';
import styles from './register.module.css';
import { type ListReport, useRegisterList } from './use-register-list';

type RegisteredRow = CallValue<'agent.register'>['rows'][number];

/** Rows of the report on the page; the file has all. */
const SHOWN = 100;

/** A pasted list or a CSV file of accounts, with a report row by row. */
export function RegisterList({ terms }: { readonly terms: RegisterTerms }) {
  const t = useMessages('agent');
  const { number } = useFormat();
  const [text, setText] = useState('');
  const [way, setWay] = useState<'password' | 'link'>('password');
  const [fault, setFault] = useState<{ readonly fault: ListFault; readonly place?: number } | null>(null);
  const { run, forget, save, report, isRunning, failure } = useRegisterList(terms);
  const change = (next: string) => {
    setText(next);
    setFault(null);
    forget();
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const read = await readListFile(file);
    change(read ?? '');
    if (read === null) setFault({ fault: 'encoding' });
  };
  const send = () => {
    const list = readList(text);
    if ('fault' in list) return setFault(list);
    setFault(null);
    return void run(list.rows, way);
  };
  return (
    <div className={styles.form}>
      <FormAlert message={failure} />
      <TextAreaField
        label={t('register.rows')}
        hint={t('register.rowsHint')}
        error={fault ? t(`register.fault.${fault.fault}`, { place: number(fault.place ?? 0) }) : undefined}
        value={text}
        rows={8}
        dir="ltr"
        spellCheck={false}
        disabled={isRunning}
        onChange={(event) => change(event.target.value)}
      />
      <Field label={t('register.file')}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,text/csv,text/plain"
            disabled={isRunning}
            onChange={(event) => void choose(event)}
          />
        )}
      </Field>
      <WayChoice way={way} onWay={setWay} />
      <Button variant="primary" loading={isRunning} onClick={send}>
        {t(failure ? 'register.again' : 'register.submitList')}
      </Button>
      {report && <Report report={report} onSave={() => void save(report)} />}
    </div>
  );
}

function Report({ report, onSave }: { readonly report: ListReport; readonly onSave: () => void }) {
  const t = useMessages('agent');
  const { number } = useFormat();
  const { rows, total } = report;
  const columns: ReadonlyArray<Column<RegisteredRow>> = [
    { id: 'place', header: t('register.place'), align: 'end', cell: ({ place }) => number(place) },
    { id: 'account', header: t('team.account'), rowHeader: true, cell: ({ account }) => <bdi>{account}</bdi> },
    {
      id: 'outcome',
      header: t('register.result'),
      cell: ({ outcome, secret }) => (
        <Badge tone={secret === null && outcome !== 'activated' ? 'danger' : 'success'}>
          {t(`register.outcome.${outcome}`)}
        </Badge>
      ),
    },
  ];
  return (
    <div className={styles.report} role="status">
      <ProgressBar
        label={t('register.progress')}
        value={rows.length}
        max={total}
        valueText={`${number(rows.length)} / ${number(total)}`}
      />
      {rows.length > 0 && (
        <>
          <p>{t('register.saveHint')}</p>
          <Button icon={<Download aria-hidden="true" />} onClick={onSave}>
            {t('register.save')}
          </Button>
          <DataTable<RegisteredRow>
            caption={t('register.report')}
            columns={columns}
            rows={rows.slice(0, SHOWN)}
            rowKey={({ place }) => String(place)}
            density="dense"
            maxHeight="50dvh"
          />
        </>
      )}
    </div>
  );
}
