// The companies of the event by the version of the interface that the event asks for (B §3 useCompanyAccountsV2).
import { useMemo } from 'react';
import { type HandedOver, queryOfRequest, useDataContext, useDocument, useHandedOver, useQuery } from '#sdk';
import type { ExhibitionHall } from '#contract/companies';
import { type Exhibitor, exhibitorOf } from '../company/order.ts';
import { companiesRequest, companiesV2Request, hallsRequest } from './data.ts';
import { type FirstExhibitors, hallsFirst } from './first-view.ts';

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

type Asked = ReturnType<typeof companiesRequest>['endpoint'] | ReturnType<typeof companiesV2Request>['endpoint'];

/** The exhibitors of the list: a rendered page comes with those on screen. */
export type ArrivingExhibitors = Omit<HandedOver<unknown, FirstExhibitors>, 'answer'> & {
  answer: { data: readonly Exhibitor[] | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
};

export function useArrivingExhibitors(): ArrivingExhibitors {
  const context = useDataContext();
  const asked = useDocument('app').useCompanyAccountsV2 ? companiesV2Request(context) : companiesRequest(context);
  const { answer, ...handed } = useHandedOver<Asked, FirstExhibitors>(asked);
  const data = useMemo(() => answer.data?.map(exhibitorOf), [answer.data]);
  return { ...handed, answer: { data, isError: answer.isError, isFetching: answer.isFetching, refetch: answer.refetch } };
}

/** The halls; without their booths until `isWhole`. */
export type ArrivingHalls = { halls: readonly ExhibitionHall[]; isWhole: boolean };

const noHalls: readonly ExhibitionHall[] = [];

/** The halls of the plan beside the list; `isChosen`: a company is, whose hall its booth tells. */
export function useArrivingHalls(isChosen: boolean): ArrivingHalls {
  const { answer, drawn, give } = useHandedOver<ReturnType<typeof hallsRequest>['endpoint'], readonly ExhibitionHall[]>(
    hallsRequest(useDataContext()),
  );
  const halls = answer.data ?? drawn ?? noHalls;
  give?.(isChosen ? halls : hallsFirst(halls));
  return { halls, isWhole: answer.data !== undefined };
}
