// An account of one's own; or, by the link of an invitation, the one that was made for somebody.
import { type ViewProps, useTakenFromAddress } from '#sdk';
import { invitation, TransferScreen } from '../transfer/transfer-screen.tsx';
import { CreateScreen } from './create-screen.tsx';
import type { Props } from './props.ts';

export default function CreateAccount({ props, frame }: ViewProps<Props>) {
  const taken = useTakenFromAddress(invitation);
  if (taken.code) return <TransferScreen frame={frame} props={props} taken={taken} />;
  return <CreateScreen frame={frame} props={props} />;
}
