import { POSTBACK_ADDRESS_LENGTH, POSTBACK_MACROS } from '@marquee/contract/postbacks';
import type { CallValue } from '@marquee/contract/calls/index';
import {
  refreshCall,
  useAlertTexts,
  useCall,
  useCallMutation,
  useFailureTexts,
  useFormSubmit,
  useMessages,
  useShell,
} from '@marquee/kit';
import { Button, ErrorState, Panel, Skeleton } from '@marquee/ui';
import { CopyField } from '@marquee/ui/copy-field';
import { TextField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { SelectField } from '@marquee/ui/select';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PostbackDeliveries } from './postback-deliveries';
import styles from './register.module.css';

type Settings = CallValue<'agent.postbacks'>;

/** Addresses of the agent's own systems, their secret, and what was sent there. */
export function Postbacks() {
  const t = useMessages('agent');
  const failureTexts = useFailureTexts();
  const { data, error, refetch, isFetching } = useCall('agent.postbacks', {}, { staleMs: 0 });
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <div className={styles.report}>
      <Panel title={t('postbacks.title')} description={t('postbacks.description')}>
        {!data && error && (
          <ErrorState compact {...failureTexts(error)} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        {!data && !error && <Skeleton shape="block" height="12rem" />}
        {data && <Addresses settings={data} onSecret={setSecret} />}
      </Panel>
      {data && <Secret settings={data} secret={secret} onSecret={setSecret} />}
      <PostbackDeliveries />
    </div>
  );
}

const ALL = 'all';

interface SecretProps {
  readonly settings: Settings;
  readonly onSecret: (secret: string) => void;
}

/** The address of all links, or of one. */
function Addresses({ settings, onSecret }: SecretProps) {
  const t = useMessages('agent');
  const [chosen, setChosen] = useState(ALL);
  const { data } = useCall('agent.invitationLinks', { pageSize: 100 });
  const code = chosen === ALL ? null : chosen;
  const current = settings.addresses.find((entry) => entry.code === code);
  const open = data?.content.filter(
    (link) => link.isOpen || settings.addresses.some((entry) => entry.code === link.code),
  );
  return (
    <div className={styles.form}>
      <SelectField
        label={t('postbacks.of')}
        options={[
          { value: ALL, label: t('postbacks.allLinks') },
          ...(open ?? []).map((link) => ({ value: link.code, label: link.campaign })),
        ]}
        value={chosen}
        onValueChange={setChosen}
      />
      <AddressForm key={`${chosen} ${current?.revision}`} code={code} current={current} onSecret={onSecret} />
    </div>
  );
}

interface AddressFormProps extends Pick<SecretProps, 'onSecret'> {
  readonly code: string | null;
  readonly current: Settings['addresses'][number] | undefined;
}

function AddressForm({ code, current, onSecret }: AddressFormProps) {
  const t = useMessages('agent');
  const alertTexts = useAlertTexts();
  const { toast } = useShell();
  const save = useCallMutation('agent.setPostback');
  const test = useCallMutation('agent.testPostback');
  const form = useForm({ defaultValues: { address: current?.address ?? '' } });
  const revision = current?.revision ?? 0;
  const saved = ({ secret }: CallValue<'agent.setPostback'>) => {
    if (secret !== null) onSecret(secret);
    toast({ kind: 'success', message: t('downlines.saved') });
    void refreshCall('agent.postbacks');
  };
  const { submit, failure, isPending } = useFormSubmit(form, async ({ address }) =>
    saved(await save.mutateAsync({ code, address: address.trim(), revision })),
  );
  const send = () =>
    test.mutate(
      { code },
      {
        onSuccess() {
          toast({ kind: 'success', message: t('postbacks.testSent') });
          void refreshCall('agent.postbackDeliveries');
        },
      },
    );
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormAlert {...alertTexts(failure ?? save.error ?? test.error)} />
      <TextField
        {...form.register('address', { validate: (value) => value.trim() !== '' || t('contracts.required') })}
        label={t('postbacks.address')}
        hint={t('postbacks.addressHint', { macros: POSTBACK_MACROS.map((name) => `{${name}}`).join(' ') })}
        error={form.formState.errors.address?.message}
        type="url"
        dir="ltr"
        maxLength={POSTBACK_ADDRESS_LENGTH}
        autoComplete="off"
        spellCheck={false}
      />
      <div className={styles.state}>
        <Button type="submit" variant="primary" loading={isPending}>
          {t('postbacks.save')}
        </Button>
        {current && (
          <>
            <Button loading={test.isPending} onClick={send}>
              {t('postbacks.test')}
            </Button>
            <Button
              variant="ghost"
              loading={save.isPending}
              onClick={() => save.mutate({ code, address: null, revision }, { onSuccess: saved })}
            >
              {t('postbacks.remove')}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}

/** The secret is shown once, when it is made. */
function Secret({ settings, secret, onSecret }: SecretProps & { readonly secret: string | null }) {
  const t = useMessages('agent');
  const { confirm } = useShell();
  const alertTexts = useAlertTexts();
  const renew = useCallMutation('agent.renewPostbackSecret');
  if (settings.secretSince === null && secret === null) return null;
  const ask = async () => {
    const isSure = await confirm({
      title: t('postbacks.renewTitle'),
      message: t('postbacks.renewText'),
      confirmLabel: t('postbacks.renew'),
      cancelLabel: t('contracts.cancel'),
    });
    if (isSure) renew.mutate({}, { onSuccess: (renewed) => onSecret(renewed.secret) });
  };
  return (
    <Panel title={t('postbacks.secret')}>
      <div className={styles.form}>
        <FormAlert {...alertTexts(renew.error)} />
        <p>{t('postbacks.signature')}</p>
        {secret !== null && (
          <div role="status" className={styles.done}>
            <strong>{t('postbacks.secretOnce')}</strong>
            <CopyField
              label={t('postbacks.secret')}
              value={secret}
              copyLabel={t('team.copy')}
              copiedLabel={t('team.copied')}
            />
          </div>
        )}
        <Button loading={renew.isPending} onClick={() => void ask()}>
          {t('postbacks.renew')}
        </Button>
      </div>
    </Panel>
  );
}
