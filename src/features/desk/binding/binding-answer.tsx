import { type ComponentProps, useState } from 'react';
import { Button } from '@/shared/ui/button';
import type { Write } from '@/shared/write/use-write';
import { DeclineBindingDialog } from './decline-binding-dialog';

interface BindingAnswerProps<Which extends object> extends Omit<
  ComponentProps<typeof DeclineBindingDialog<Which>>,
  'onClose'
> {
  /** Name of the clinic or doctor who sent the request. */
  readonly name: string;
  readonly accept: Pick<Write<unknown, Which>, 'send' | 'isSending'>;
}

export function BindingAnswer<Which extends object>({ name, accept, ...declined }: BindingAnswerProps<Which>) {
  const [declining, setDeclining] = useState(false);
  return (
    <>
      <Button size="small" className="phone:grow" onClick={() => setDeclining(true)}>
        {declined.desk.words.decline}
        <span className="sr-only">: {name}</span>
      </Button>
      <Button
        size="small"
        variant="primary"
        className="phone:grow"
        busy={accept.isSending && 'Принимаем'}
        onClick={() => accept.send(declined.which)}
      >
        Принять<span className="sr-only">: {name}</span>
      </Button>
      {declining && <DeclineBindingDialog {...declined} onClose={() => setDeclining(false)} />}
    </>
  );
}
