import { CAMPAIGN_MAX_LENGTH, linkPath, SUB_ID } from '@marquee/contract/agent-line';
import type { InvitationLink } from '@marquee/contract/calls/registrations';
import { refreshCall, useAlertTexts, useCallMutation, useFormSubmit, useMessages, useShell } from '@marquee/kit';
import { Button } from '@marquee/ui';
import { CopyField } from '@marquee/ui/copy-field';
import { Dialog } from '@marquee/ui/dialog';
import { TextField } from '@marquee/ui/field';
import { FormAlert } from '@marquee/ui/form';
import { Download } from '@marquee/ui/icons';
import { QrCode } from '@marquee/ui/qr-code';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type Landing, LandingFields } from './landing-fields';
import styles from './register.module.css';

interface LinkDialogProps {
  readonly link: InvitationLink;
  readonly onClose: () => void;
}

/** A link to pass on, with a sub-id and as a QR code, and what can be changed of it. */
export function LinkDialog({ link, onClose }: LinkDialogProps) {
  const t = useMessages('agent');
  return (
    <Dialog open title={link.campaign} closeLabel={t('downlines.close')} onOpenChange={(open) => !open && onClose()}>
      <div className={styles.report}>
        {link.isOpen && <ShareLink link={link} />}
        <ChangeLink key={link.revision} link={link} onDone={onClose} />
      </div>
    </Dialog>
  );
}

const QR_PX = 200;

function ShareLink({ link }: { readonly link: InvitationLink }) {
  const t = useMessages('agent');
  const [typed, setTyped] = useState('');
  const code = useRef<HTMLDivElement>(null);
  const isSub = typed === '' || SUB_ID.test(typed);
  const address = `${location.origin}${linkPath(link, isSub ? typed : '')}`;
  return (
    <div className={styles.share}>
      <div ref={code} className={styles.code}>
        <QrCode text={address} sizePx={QR_PX} label={t('register.qr', { campaign: link.campaign })} />
        <Button
          size="sm"
          icon={<Download aria-hidden="true" />}
          onClick={() => saveSvg(code.current?.querySelector('svg'), link.code)}
        >
          {t('register.saveQr')}
        </Button>
      </div>
      <div className={styles.form}>
        <TextField
          label={t('register.sub')}
          hint={t('register.subHint')}
          error={isSub ? undefined : t('register.subRule')}
          value={typed}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={64}
          onChange={(event) => setTyped(event.target.value)}
        />
        <CopyField
          label={t('register.address')}
          value={address}
          copyLabel={t('team.copy')}
          copiedLabel={t('team.copied')}
        />
      </div>
    </div>
  );
}

function saveSvg(code: SVGSVGElement | null | undefined, name: string): void {
  if (!code) return;
  const url = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(code)], { type: 'image/svg+xml' }));
  const anchor = Object.assign(document.createElement('a'), { href: url, download: `${name}.svg` });
  anchor.click();
  URL.revokeObjectURL(url);
}

function ChangeLink({ link, onDone }: { readonly link: InvitationLink; readonly onDone: () => void }) {
  const t = useMessages('agent');
  const alertTexts = useAlertTexts();
  const { toast } = useShell();
  const [landing, setLanding] = useState<Landing>(link);
  const change = useCallMutation('agent.changeInvitationLink');
  const form = useForm({ mode: 'onTouched', defaultValues: { campaign: link.campaign } });
  const { submit, failure, isPending } = useFormSubmit(form, async ({ campaign }) => {
    const { promotionId } = landing;
    const { code, revision } = link;
    await change.mutateAsync({ code, revision, campaign: campaign.trim(), landing: landing.landing, promotionId });
    toast({ kind: 'success', message: t('downlines.saved') });
    void refreshCall('agent.invitationLinks');
    onDone();
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <FormAlert {...alertTexts(failure)} />
      <TextField
        {...form.register('campaign', { validate: (value) => value.trim() !== '' || t('contracts.required') })}
        label={t('register.campaign')}
        hint={t('register.changeHint')}
        error={form.formState.errors.campaign?.message}
        maxLength={CAMPAIGN_MAX_LENGTH}
        required
      />
      <LandingFields value={landing} onChange={setLanding} />
      <Button type="submit" loading={isPending}>
        {t('register.change')}
      </Button>
    </form>
  );
}
