// The companies of the event by the version of the interface that the event asks for (B §3 useCompanyAccountsV2).
import { useMemo } from 'react';
import { queryOfRequest, useDataContext, useDocument, useQuery } from '#sdk';
import { exhibitorOf } from '../company/order.ts';
import { companiesRequest, companiesV2Request } from './data.ts';

/** The request with its answer in one shape. */
export function useExhibitors() {
  const context = useDataContext();
  const isSecond = useDocument('app').useCompanyAccountsV2;
  const first = useQuery({ ...queryOfRequest(companiesRequest(context)), enabled: !isSecond });
  const second = useQuery({ ...queryOfRequest(companiesV2Request(context)), enabled: isSecond });
  const answer = isSecond ? second : first;
  const data = useMemo(() => answer.data?.map(exhibitorOf), [answer.data]);
  return { data, isError: answer.isError, isFetching: answer.isFetching, refetch: answer.refetch };
}
