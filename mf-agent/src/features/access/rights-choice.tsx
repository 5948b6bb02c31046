import { AGENT_RIGHTS, type AgentRight } from '@marquee/contract/agent-access';
import { useMessages } from '@marquee/kit';
import { Checkbox } from '@marquee/ui/choice';
import styles from './access.module.css';

interface RightsChoiceProps {
  readonly rights: readonly AgentRight[];
  readonly onRights: (rights: AgentRight[]) => void;
}

/** What a sub-user may see of the office. */
export function RightsChoice({ rights, onRights }: RightsChoiceProps) {
  const t = useMessages('agent');
  const choose = (right: AgentRight, isChosen: boolean) =>
    onRights(AGENT_RIGHTS.filter((other) => (other === right ? isChosen : rights.includes(other))));
  return (
    <fieldset className={styles.choices}>
      <legend>{t('access.rights')}</legend>
      {AGENT_RIGHTS.map((right) => (
        <Checkbox
          key={right}
          label={t(`access.sees.${right}`)}
          checked={rights.includes(right)}
          onChange={({ target }) => choose(right, target.checked)}
        />
      ))}
    </fieldset>
  );
}
