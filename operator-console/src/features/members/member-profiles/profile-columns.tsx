import type { RemovablePart, ShownMember } from '@marquee/contract/calls/member-profile-admin';
import { useMessages } from '@marquee/kit/i18n/use-messages';
import { Button } from '@marquee/ui';
import { Row } from '@marquee/ui/layout';
import type { Column } from '@marquee/ui/table';
import { LocalTime } from '../../../lib/time/local-time';
import styles from './member-profiles.module.css';

/** @param onRemove takes a part of what a member shows away */
export function useProfileColumns(
  brand: string,
  onRemove: (member: ShownMember, part: RemovablePart) => void,
): ReadonlyArray<Column<ShownMember>> {
  const t = useMessages('console');
  const removeButton = (member: ShownMember, part: RemovablePart) => (
    <Button
      size="sm"
      variant="ghost"
      aria-label={t(`memberProfiles.removeOf.${part}`, { account: member.account })}
      onClick={() => onRemove(member, part)}
    >
      {t(`memberProfiles.remove.${part}`)}
    </Button>
  );
  return [
    { id: 'account', header: t('memberProfiles.account'), rowHeader: true, cell: ({ account }) => account },
    {
      id: 'picture',
      header: t('memberProfiles.picture'),
      cell: ({ pictureId, avatar, account }) =>
        pictureId === null ? (
          (avatar ?? '–')
        ) : (
          <img
            className={styles.picture}
            src={`/ops/member-pictures/${brand}/${pictureId}`}
            alt={t('memberProfiles.pictureOf', { account })}
            width={64}
            height={64}
            loading="lazy"
          />
        ),
    },
    {
      id: 'nickname',
      header: t('memberProfiles.nickname'),
      cell: ({ nickname }) => <span dir="auto">{nickname}</span>,
    },
    {
      id: 'changed',
      header: t('memberProfiles.changedAt'),
      cell: ({ changedAt }) => (changedAt === null ? '–' : <LocalTime instant={changedAt} />),
    },
    {
      id: 'actions',
      header: t('memberProfiles.actions'),
      cell: (member) => (
        <Row gap={2}>
          {member.hasOwnNickname && removeButton(member, 'nickname')}
          {(member.pictureId ?? member.avatar) !== null && removeButton(member, 'picture')}
        </Row>
      ),
    },
  ];
}
