import { useSelector } from '@xstate/react';
import { Button } from 'antd';
import { useMemo } from 'react';
import { confirmSecondFactor, removeSecondFactor, startSecondFactor } from '#contract/secondFactor';
import { api } from '../../api/api';
import { itemTag } from '../../api/tags';
import { requestActor } from '../../machines/requestActor';
import { useBridgedActor } from '../../machines/useBridgedActor';
import { useLeaveGuard } from '../../save/useLeaveGuard';
import { useAppDispatch } from '../../store';
import { profileMessages } from '../session.messages';
import { StatusLabel } from '../../ui/display/StatusLabel';
import { ProfileCard } from './ProfileCard';
import { secondFactorMachine } from './secondFactor.machine';
import { AskPassword, KeepCodes, ScanSecret } from './SecondFactorSteps';

/** Asks before the page with the recovery codes is left. */
function HoldBack() {
  useLeaveGuard(true, false, () => undefined, profileMessages.leaveCodes);
  return null;
}

/** The state of the second factor, with the steps to switch it on or off. */
export function SecondFactor({ on, canLeave = true }: { on: boolean; canLeave?: boolean }) {
  const dispatch = useAppDispatch();
  const machine = useMemo(
    () =>
      secondFactorMachine.provide({
        actors: {
          start: requestActor(dispatch, startSecondFactor),
          confirm: requestActor(dispatch, confirmSecondFactor),
          remove: requestActor(dispatch, removeSecondFactor),
        },
        actions: { changed: () => void dispatch(api.util.invalidateTags([itemTag('me', 'this')])) },
      }),
    [dispatch],
  );
  const actor = useBridgedActor('secondFactor', 'this', machine);
  const now = useSelector(actor, (snapshot) => snapshot);
  const cancel = () => actor.send({ type: 'factor.cancel' });
  const { failure, secret, secretUri, recoveryCodes } = now.context;

  return (
    <ProfileCard title={profileMessages.secondFactor} hint={profileMessages.secondFactorHint}>
      <StatusLabel status={on ? 'on' : 'off'}>{on ? profileMessages.factorOn : profileMessages.factorOff}</StatusLabel>
      {now.matches('resting') && (
        <div>
          {on ? (
            <Button onClick={() => actor.send({ type: 'factor.remove' })}>{profileMessages.turnOff}</Button>
          ) : (
            <Button onClick={() => actor.send({ type: 'factor.setUp' })}>{profileMessages.setUp}</Button>
          )}
        </div>
      )}
      {(now.matches('proving') || now.matches('starting') || now.matches('removing')) && (
        <AskPassword
          busy={!now.matches('proving')}
          failure={failure}
          withCode={now.context.purpose === 'remove'}
          onGive={(password, totp) =>
            actor.send({ type: 'password.give', password, ...(totp === undefined ? {} : { totp }) })
          }
          onCancel={cancel}
        />
      )}
      {(now.matches('scanning') || now.matches('confirming')) && (
        <ScanSecret
          secret={secret}
          uri={secretUri}
          busy={now.matches('confirming')}
          failure={failure}
          onGive={(totp) => actor.send({ type: 'code.give', totp })}
          onCancel={cancel}
        />
      )}
      {now.matches('keeping') && canLeave && <HoldBack />}
      {now.matches('keeping') && <KeepCodes codes={recoveryCodes} onKept={() => actor.send({ type: 'codes.kept' })} />}
    </ProfileCard>
  );
}
