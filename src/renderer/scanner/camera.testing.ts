// A camera for tests: whatever it looks at holds one code.
import { vi } from 'vitest';

/** Installs a camera whose every picture holds the code; `stopped` counts what was let go. Undone by `vi.unstubAllGlobals`. */
export function installCamera(answer: string | DOMException): { asked: () => number; stopped: () => number } {
  const stop = vi.fn();
  const track = { stop, getCapabilities: () => ({ torch: true }), applyConstraints: () => Promise.resolve() };
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
  const getUserMedia = vi.fn(() => (typeof answer === 'string' ? Promise.resolve(stream) : Promise.reject(answer)));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { mediaDevices: { getUserMedia } }));
  class Detector {
    static getSupportedFormats = () => Promise.resolve(['qr_code']);
    detect = () => Promise.resolve(answer === '' ? [] : [{ rawValue: answer }]);
  }
  vi.stubGlobal('BarcodeDetector', Detector);
  Object.defineProperties(HTMLVideoElement.prototype, {
    videoWidth: { configurable: true, value: 640 },
    videoHeight: { configurable: true, value: 480 },
    srcObject: { configurable: true, writable: true, value: null },
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  return { asked: () => getUserMedia.mock.calls.length, stopped: () => stop.mock.calls.length };
}
