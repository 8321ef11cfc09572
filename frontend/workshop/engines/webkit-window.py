#!/usr/bin/python3
"""A bare window for WebKitWebDriver: as narrow as a phone; what is told or downloaded arrives in a folder."""
import os
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

width, height, folder = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]

LISTEN = '''(() => {
  const tell = (...told) => webkit.messageHandlers.told.postMessage(`${told.join(' ')} (${location.href})`);
  for (const kind of ['error', 'warn', 'log']) console[kind] = (...told) => tell(...told);
  addEventListener('error', ({ message, target }) => tell('page error:', message ?? target.src ?? target.href), true);
  addEventListener('unhandledrejection', ({ reason }) => tell('page error:', reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    tell('violation:', violatedDirective, blockedURI, sample));
})()'''


def hear(_manager, message):
    with open(os.path.join(folder, 'noise'), 'a') as noise:
        noise.write(message.get_js_value().to_string().replace('\n', ' ') + '\n')


def download(_context, started):
    def decide(download, name):
        download.set_destination('file://' + os.path.join(folder, name))
        return True

    started.connect('decide-destination', decide)


def open_view(_session):
    content = WebKit2.UserContentManager()
    content.connect('script-message-received::told', hear)
    content.register_script_message_handler('told')
    frames, start = WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START
    content.add_script(WebKit2.UserScript.new(LISTEN, frames, start, None, None))
    view = WebKit2.WebView(web_context=context, user_content_manager=content, is_controlled_by_automation=True)
    window = Gtk.Window(decorated=False, default_width=width, default_height=height)
    window.add(view)
    window.show_all()
    view.connect('close', lambda _view: Gtk.main_quit())
    return view


def start(_context, session):
    about = WebKit2.ApplicationInfo()
    about.set_name('engines')
    session.set_application_info(about)
    session.connect('create-web-view', open_view)


context = WebKit2.WebContext.new_with_website_data_manager(WebKit2.WebsiteDataManager.new_ephemeral())
context.set_preferred_languages(['de_DE', 'de'])
context.set_automation_allowed(True)
context.connect('automation-started', start)
context.connect('download-started', download)
Gtk.main()
